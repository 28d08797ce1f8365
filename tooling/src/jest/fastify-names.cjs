// Seen in fastify 5.12.8 with jest 30.5.2. Fastify names each plugin after the file that exports it and, to find that, looks
// through all of `require.cache`.
// Jest's is a proxy that works out every entry at every look: a quarter of what a test of the api took. A plugin that
// has a name already is not looked for.
const DISPLAY_NAME = Symbol.for('fastify.display-name');

Object.defineProperty(Function.prototype, DISPLAY_NAME, {
  configurable: true,
  get() {
    return this.name || 'plugin';
  },
  set(value) {
    Object.defineProperty(this, DISPLAY_NAME, { configurable: true, writable: true, value });
  },
});
