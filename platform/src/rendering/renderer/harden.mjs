import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import stream from 'node:stream';

const { defineProperty, freeze, getOwnPropertyDescriptor, getPrototypeOf, preventExtensions } =
  Object;
const { ownKeys } = Reflect;

/**
 * Nothing of the object can be changed any more. Objects that inherit from it may still get properties of the names that
 * `isInherited` takes: a frozen data property would refuse them, and reading through an accessor costs a little.
 */
function harden(object, isInherited = () => true) {
  for (const key of ownKeys(object)) {
    const { value, writable, configurable, enumerable } = getOwnPropertyDescriptor(object, key);
    if (!configurable) {
      // A plain value leads nowhere, and instances set their own.
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

/** What classes, functions and errors set on themselves. */
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

/** The classes of Node that lead from a bundle's objects to the pipe, which inherits from them. */
const OF_NODE = [
  ...[EventEmitter, stream.Stream, stream.Readable, stream.Writable, stream.Duplex],
  ...[stream.Transform, stream.PassThrough, Socket, AsyncResource, AsyncLocalStorage, Buffer],
].flatMap(both);

function both(one) {
  return one.prototype ? [one, one.prototype] : [one];
}

/**
 * Bundles run in the realm of Node's own code. A setter that one puts on `Object.prototype`, or a method that it
 * replaces on a stream, would be called with objects that lead to the pipe, whose class connects anywhere. The flag
 * `--frozen-intrinsics` closes the first way alone, and rendering takes a third more with it.
 */
export function hardenRealm() {
  // Should somebody reach the class all the same.
  for (const key of ['connect', 'constructor']) delete Socket.prototype[key];
  for (const object of OF_NODE) harden(object);
  for (const object of INHERITED) harden(object, (key) => SET_BY_HEIRS.has(key));
  for (const object of FROZEN) freeze(object);
}
