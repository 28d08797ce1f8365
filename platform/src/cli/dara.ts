// The role that renders needs none of the server, which takes 100 MB once it is loaded.
if (process.argv[2] === 'render' && process.argv.length === 3)
  await import('./render-command.ts').then(({ runRendering }) => runRendering());
else await import('./commands.ts');
export {};
