const vm = require('node:vm');

const { compileFunction } = vm;
const scripts = new Map();

/** The script of a file; the same for all test files of a worker, whose worlds share what V8 compiled. */
function scriptOf(source, parameters, filename) {
  const known = scripts.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { source, script });
  return script;
}

// Seen in jest 30.5.2 on Node 20: Jest compiles each module anew for each test file, a third of what loading takes.
// Functions of `compileFunction` are never cached by V8, scripts are.
vm.compileFunction = (source, parameters, options) => {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compileFunction(source, parameters, options);
  return scriptOf(source, parameters, filename).runInContext(parsingContext);
};
