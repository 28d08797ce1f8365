// The direction of docs/ARCHITECTURE.md. Back-references ($1) make each rule hold for features,
// modules and remotes that are yet to come.
const FRONTEND = '^(shell|mf-[^/]+|shared)/';

/** The shared packages; each may import those before it. */
const LAYERS = ['contract', 'model', 'sdk', 'kit', 'agency'];

/** The groups of folders that are larger; each may import those before it. Tests may import any. */
const GROUPS = {
  'shared/kit/src/ui': [
    'base',
    'buttons',
    'display',
    'inputs',
    'feedback',
    'navigation',
    'overlays',
    'table',
  ],
  'shared/kit/src/forms': ['fields', 'draft', 'form', 'steps'],
  'shared/kit/src/resource': ['state', 'filters', 'rows', 'export', 'list'],
  'shared/kit/src/record': ['bulk', 'conflict', 'history', 'actions', 'form', 'page'],
  'shared/kit/src/image-field': ['file', 'prepare', 'upload', 'single', 'album'],
  'mf-public/src/parts': [
    'text',
    'shortlist',
    'contact',
    'cards',
    'gallery',
    'faceted-list',
    'share',
    'free-days',
  ],
  'mf-public/src/features/registration': ['model', 'steps', 'page'],
  'mf-talent/src/features/card': ['access', 'files', 'draft', 'photo', 'editor', 'view', 'list'],
};

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-cycle', 'Files that need each other are one file.', {}, { circular: true }),
    forbid(
      'light-commands',
      'Commands load the server and the database only when they need them: that takes 3 s of CPU time.',
      { path: '^platform/src/cli/([^/]+-commands?|commands|target)\\.ts$' },
      {
        path: '^(backend/src/backend|platform/src/(site|cli/start)|platform/src/backup/[^/]+)\\.ts$',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    ),
    // What is installed on first use has its types alone in the workspace.
    forbid(
      'resolvable',
      'An import must lead somewhere.',
      {},
      { couldNotResolve: true, pathNot: '^(autocannon|selenium-webdriver)$' },
    ),
    forbid(
      'no-orphan',
      'A file that nothing reaches is dead.',
      {
        orphan: true,
        pathNot:
          '(\\.d\\.m?ts|\\.test\\.tsx?|\\.json|\\.cjs|\\.mjs)$|/(migrations|fixtures|testing|cli)/|(remote|main|server|cli)\\.tsx?$|\\.config\\.ts$',
      },
      {},
    ),
    forbid(
      'remote-alone',
      'A remote is released by itself: it never imports another, nor the shell.',
      { path: '^(mf-[^/]+)/' },
      { path: '^(mf-[^/]+|shell)/', pathNot: '^$1/' },
    ),
    forbid(
      'shell-finds-remotes-at-run-time',
      'The shell is never rebuilt for a remote.',
      { path: '^shell/' },
      { path: '^mf-[^/]+/' },
    ),
    forbid(
      'nothing-imports-shell-app',
      'App is the composition of the shell; what its parts share belongs in site, parts or page.',
      {
        path: '^shell/src/',
        pathNot: '^shell/src/(app/|testing/|(main|server)\\.tsx$)|\\.test\\.tsx?$',
      },
      { path: '^shell/src/app/' },
    ),
    forbid(
      'feature-alone',
      'What two features need belongs beside them, not in one of them.',
      { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
      { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
    forbid(
      'frontend-knows-the-api-by-its-client',
      'Screens use generated endpoints.',
      { path: FRONTEND },
      { path: '^(api|backend|platform)/' },
    ),
    forbid(
      'shared-stands-below',
      'Everything may import the shared packages; they import none of it.',
      { path: '^shared/' },
      { path: '^(shell|mf-[^/]+|api|backend|platform)/' },
    ),
    forbid(
      'backend-stands-below',
      'Api and platform stand on backend.',
      { path: '^backend/' },
      { path: '^(shell|mf-[^/]+|api|platform|shared)/' },
    ),
    forbid(
      'api-on-backend-only',
      'The api knows no screen and no delivery; what it judges by as the browser does stands in one place.',
      { path: '^api/' },
      { path: '^(shell|mf-[^/]+|platform|shared)/', pathNot: '^shared/model/src/model\\.ts$' },
    ),
    forbid(
      'platform-knows-the-contract',
      'Delivery knows of the frontends only what the contract says.',
      { path: '^platform/' },
      { path: '^(shell|mf-[^/]+|shared)/', pathNot: '^shared/contract/' },
    ),
    forbid(
      'platform-mounts-the-api-whole',
      'The api is mounted by its main file; tests may have it make records.',
      { path: '^platform/', pathNot: '\\.test\\.ts$' },
      { path: '^api/', pathNot: '^api/src/api\\.ts$' },
    ),
    forbid(
      'kernel-stands-below',
      'Inside the api: app composes modules, modules stand on the kernel, which knows none of them.',
      { path: '^api/src/kernel/' },
      { path: '^api/src/(app|modules|demo|openapi|migrations)/' },
    ),
    forbid(
      'nothing-imports-app',
      'App is the composition of the api; what modules share belongs in the kernel.',
      { path: '^api/src/(kernel|modules|migrations|demo)/', pathNot: '\\.test\\.ts$' },
      { path: '^api/src/app/' },
    ),
    forbid(
      'modules-by-their-public-files',
      'What other modules may use of a module is named in its <noun>.public.ts.',
      { path: '^api/src/modules/([^/]+)/' },
      {
        path: '^api/src/modules/',
        pathNot: '^api/src/modules/($1/|([^/]+)/\\2\\.public\\.ts$)',
      },
    ),
    forbid(
      'app-mounts-routes',
      'App mounts the routes of modules; all else it takes from their public files.',
      { path: '^api/src/app/' },
      {
        path: '^api/src/modules/',
        pathNot: '^api/src/modules/(([^/]+)/\\2\\.public|.+\\.routes)\\.ts$',
      },
    ),
    forbid(
      'api-reaches-modules-by-their-public-files',
      'The same for the demonstration, tests and the document of the api.',
      // Mail texts are no module's own: one test reads all of them.
      { path: '^api/', pathNot: '^api/src/((app|modules)/|testing/mail-texts\\.test\\.ts$)' },
      {
        path: '^api/src/modules/',
        pathNot: '^api/src/modules/([^/]+)/\\1\\.public\\.ts$',
      },
    ),
    forbid(
      'repository-below-routes',
      'Routes call repository and policy, never the other way.',
      { path: '\\.(repository|policy)\\.ts$' },
      { path: '\\.routes\\.ts$' },
    ),
    ...LAYERS.slice(0, -1).map((layer, index) =>
      forbid(
        `${layer}-knows-what-is-below`,
        'Each shared package imports only those before it: contract, model, sdk, kit, agency.',
        { path: `^shared/${layer}/` },
        { path: `^shared/(${LAYERS.slice(index + 1).join('|')})/` },
      ),
    ),
    ...Object.entries(GROUPS).flatMap(([area, groups]) =>
      groups
        .slice(0, -1)
        .map((group, index) =>
          forbid(
            `${area}/${group}-knows-what-is-before`,
            'Groups of one folder import in one direction, never each other.',
            { path: `^${area}/${group}/`, pathNot: '\\.test\\.tsx?$' },
            { path: `^${area}/(${groups.slice(index + 1).join('|')})/` },
          ),
        ),
    ),
    forbid(
      'packages-by-their-main-files',
      'A shared package is reached by the main file of itself or of one of its areas.',
      { path: '^(?!shared/)' },
      { path: '^shared/[^/]+/src/', pathNot: '^shared/([^/]+)/src/(\\1|([^/]+)/\\3)\\.tsx?$' },
    ),
    forbid(
      'shared-packages-by-their-main-files',
      'As above, between shared packages.',
      { path: '^shared/([^/]+)/' },
      {
        path: '^shared/[^/]+/src/',
        pathNot: '^shared/($1/|([^/]+)/src/(\\2|([^/]+)/\\4)\\.tsx?$)',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|dist-single|fixtures)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
