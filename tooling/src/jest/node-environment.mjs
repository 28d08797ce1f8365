import { readFile } from 'node:fs/promises';
import { TestEnvironment } from 'jest-environment-node';

const compiled = new Map();

/** The compiled module of a WebAssembly file, by its path; a process compiles it once for all its test files. */
function compileOnce(file) {
  if (!compiled.has(file)) {
    compiled.set(
      file,
      readFile(file).then((bytes) => WebAssembly.compile(bytes)),
    );
  }
  return compiled.get(file);
}

/** Jest's environment for Node, with what is worth keeping from one test file to the next. */
export default class NodeEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.global.compileOnce = compileOnce;
  }
}
