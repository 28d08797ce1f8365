require('./compile-once.cjs');
const { cacheComputedStyles } = require('./faster-jsdom.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom, with browser globals that it lacks and Node has. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    cacheComputedStyles(this.global);
    const names = [
      'TextEncoder',
      'TextDecoder',
      'ReadableStream',
      'WritableStream',
      'TransformStream',
      'Request',
      'Response',
      'Headers',
      'fetch',
      'structuredClone',
      'BroadcastChannel',
    ];
    for (const name of names) {
      if (this.global[name] === undefined) this.global[name] = globalThis[name];
    }
    // Inserts one rule at a time, because jsdom would parse the whole style sheet again after each.
    this.global.SC_DISABLE_SPEEDY = false;
    // Node's fetch rejects jsdom's abort signals.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
  }
};
