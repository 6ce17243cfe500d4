package io.github.mercurius.rules.internal;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/** How Immutables generates the value types of a package: hidden behind the abstract types. No type is left with it. */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.PACKAGE)
@Value.Style(
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        builderVisibility = Value.Style.BuilderVisibility.PACKAGE,
        builder = "new",
        overshadowImplementation = true,
        jdkOnly = true,
        // a builder can start from another value, so there are no methods that copy with one change
        defaults = @Value.Immutable(copy = false),
        init = "*",
        from = "mergeFrom",
        // any entry shuts out all other annotations that a consumer may lack
        allowedClasspathAnnotations = Override.class)
public @interface ProjectStyle {}
