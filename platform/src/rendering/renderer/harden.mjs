import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import stream from 'node:stream';

const { defineProperty, freeze, getOwnPropertyDescriptor, getPrototypeOf, preventExtensions } =
  Object;
const { ownKeys } = Reflect;

/**
 * Freezes an object. Derived objects may still define properties named by `isInherited`: a frozen data property would
 * prevent that, so accessors are used at a small cost.
 */
function harden(object, isInherited = () => true) {
  for (const key of ownKeys(object)) {
    const { value, writable, configurable, enumerable } = getOwnPropertyDescriptor(object, key);
    if (!configurable) {
      // A primitive leaks nothing, and instances set their own.
      if (writable && Object(value) === value) defineProperty(object, key, { writable: false });
    } else if (writable && isInherited(key)) {
      defineProperty(object, key, {
        get: () => value,
        set(own) {
          if (this === object) throw new TypeError(`${String(key)} cannot be changed`);
          const field = { value: own, writable: true, enumerable: true, configurable: true };
          defineProperty(this, key, field);
        },
        enumerable,
        configurable: false,
      });
    } else {
      defineProperty(object, key, { configurable: false, ...(writable && { writable: false }) });
    }
  }
  preventExtensions(object);
}

/** Properties that classes, functions and errors set on themselves. */
const SET_BY_HEIRS = new Set([
  ...['constructor', 'toString', 'toLocaleString', 'valueOf', 'name', 'message'],
]);
const INHERITED = [
  ...[Object, Function, Error, EvalError, RangeError, ReferenceError],
  ...[SyntaxError, TypeError, URIError, AggregateError],
].map((one) => one.prototype);

const ARRAY_ITERATOR = getPrototypeOf([][Symbol.iterator]());
const FROZEN = [
  ...[JSON, Math, Reflect, Atomics, ARRAY_ITERATOR, getPrototypeOf(ARRAY_ITERATOR)],
  ...[Object, Function],
  ...[Array, Promise, Proxy, Map, Set, WeakMap, WeakSet, WeakRef, FinalizationRegistry].flatMap(
    both,
  ),
  ...[String, Number, Boolean, Symbol, BigInt, RegExp, Date].flatMap(both),
  ...[ArrayBuffer, DataView, getPrototypeOf(Uint8Array), Uint8Array].flatMap(both),
];

/** Node classes that are reachable from a bundle's objects and lead to the pipe by inheritance. */
const OF_NODE = [
  ...[EventEmitter, stream.Stream, stream.Readable, stream.Writable, stream.Duplex],
  ...[stream.Transform, stream.PassThrough, Socket, AsyncResource, AsyncLocalStorage, Buffer],
].flatMap(both);

function both(one) {
  return one.prototype ? [one, one.prototype] : [one];
}

/**
 * Bundles run in the same realm as Node's code. A setter on `Object.prototype`, or a replaced stream method, would be
 * called with objects that lead to the pipe, whose class can open connections. The flag `--frozen-intrinsics` prevents
 * only the former, and makes rendering a third slower.
 */
export function hardenRealm() {
  // Defence in depth, if the class is reached anyway.
  for (const key of ['connect', 'constructor']) delete Socket.prototype[key];
  for (const object of OF_NODE) harden(object);
  for (const object of INHERITED) harden(object, (key) => SET_BY_HEIRS.has(key));
  for (const object of FROZEN) freeze(object);
}
