// Stands in for the style engine's vendor prefixes in bundles: the site's browsers need none, and
// the engine leaves them off.
export const prefix = () => '';
