// No two modules of the api, nor two groups of one module, need each other: a folder is read and changed with what it
// stands on, and with nothing else. Tests are left out, since a test may set up what stands above its subject.
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-mutual-folders',
      comment: 'What two folders need of each other lies in the one below, or in a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^api/src/(modules|kernel)/[^/]+/?[^/]*$' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: `${options.exclude.path}|\\.test\\.ts$|^api/src/testing/` },
  },
};
