require('./compile-once.cjs');
const { cacheComputedStyles } = require('./faster-jsdom.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom, with the globals of a browser that it lacks and Node has. */
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
    // One rule at a time, where jsdom would read the whole style sheet anew after each.
    this.global.SC_DISABLE_SPEEDY = false;
    // Requests made with jsdom's signals are refused by Node's fetch classes.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
  }
};
