// Folders form no cycle of imports, so that each can be read and changed with what it imports alone. In the api that holds
// for modules and the groups of a module. Tests are left out, since a test may set up what stands above its subject.
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-mutual-folders',
      comment: 'What two folders need of each other lies in the one below, or in a third.',
      severity: 'error',
      scope: 'folder',
      from: {
        path: '^(api/src/(modules|kernel)/[^/]+/?[^/]*|(backend|platform|shell)/src/[^/]+/?[^/]*)$',
      },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|^[^/]+/src/testing/` },
  },
};
