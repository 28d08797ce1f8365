// The renderer role does not load the server, which takes 100 MB.
if (process.argv[2] === 'render' && process.argv.length === 3)
  await import('./render-command.ts').then(({ runRendering }) => runRendering());
else await import('./commands.ts');
export {};
