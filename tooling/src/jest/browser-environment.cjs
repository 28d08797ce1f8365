require('./compile-once.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom, with the globals of a browser that it lacks and Node has. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
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
    // Requests made with jsdom's signals are refused by Node's fetch classes.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
  }
};
