/** What the tests of all JSON modules need. */
package io.github.mercurius.json.testing;
