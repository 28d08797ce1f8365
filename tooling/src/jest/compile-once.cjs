const vm = require('node:vm');

const { compileFunction } = vm;
const scripts = new Map();

/** The compiled script of a file, shared by all test files of a worker. */
function scriptOf(source, parameters, filename) {
  const known = scripts.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, script });
  return script;
}

// Jest 30.5.2 on Node 20 compiles each module again for each test file, a third of the load time. V8 does not cache
// functions of `compileFunction`, but it caches scripts.
vm.compileFunction = (source, parameters, options) => {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compileFunction(source, parameters, options);
  return scriptOf(source, parameters, filename).runInContext(parsingContext);
};
