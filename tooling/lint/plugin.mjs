// Rules of this repository that no linter has.

const isJobs = (node) =>
  (node.type === 'Identifier' && node.name === 'jobs') ||
  (node.type === 'MemberExpression' && node.property.name === 'jobs');

const rule = (message, create) => ({
  meta: { type: 'problem', messages: { refused: message }, schema: [] },
  create: (context) => create((node) => context.report({ node, messageId: 'refused' })),
});

/** Repeated or waiting work is a job, declared in `<what>.job.ts` (docs/decisions/0015). */
const jobInJobFile = rule('Declare it in <what>.job.ts beside its noun.', (report) => ({
  CallExpression(node) {
    const { callee } = node;
    if (callee.type !== 'MemberExpression' || callee.property.name !== 'declare') return;
    if (isJobs(callee.object)) report(node);
  },
}));

const typedImport = rule(
  'The import has types of its own: a cast hides a renamed export.',
  (report) => ({
    TSAsExpression({ expression }) {
      const source = expression.type === 'AwaitExpression' && expression.argument.source;
      if (source && String(source.value).startsWith('@dara/')) report(expression);
    },
  }),
);

const oneApi = rule('There is one api, in @dara/sdk/api; inject endpoints into it.', (report) => ({
  CallExpression(node) {
    if (node.callee.name === 'createApi') report(node);
  },
}));

/** Attributes that people read or hear. */
const TEXT_ATTRIBUTES = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];
const hasLetters = (value) => typeof value === 'string' && /\p{L}/u.test(value);

const noLiteralText = rule('Texts are messages of the catalogue, in both languages.', (report) => ({
  JSXText(node) {
    if (hasLetters(node.value)) report(node);
  },
  JSXExpressionContainer({ expression, parent }) {
    if (parent.type !== 'JSXAttribute' && hasLetters(expression.value)) report(expression);
  },
  JSXAttribute({ name, value }) {
    const literal = value?.type === 'JSXExpressionContainer' ? value.expression : value;
    if (TEXT_ATTRIBUTES.includes(name.name) && hasLetters(literal?.value)) report(literal);
  },
}));

const ASYNC = /^(find(All)?By\w+|waitFor\w*)$/;

const awaitQueries = rule('It returns a promise: await it.', (report) => ({
  ExpressionStatement({ expression }) {
    if (expression.type !== 'CallExpression') return;
    const { callee } = expression;
    const called = callee.property?.name ?? callee.name;
    if (ASYNC.test(called) || callee.object?.name === 'userEvent') report(expression);
  },
}));

export default {
  meta: { name: 'dara' },
  rules: {
    'await-queries': awaitQueries,
    'job-in-job-file': jobInJobFile,
    'no-literal-text': noLiteralText,
    'one-api': oneApi,
    'typed-import': typedImport,
  },
};
