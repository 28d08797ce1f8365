// Replaces the vendor prefixer of the style engine in bundles: supported browsers need no prefixes.
export const prefix = () => '';
