// An S3 store in a separate process: node store.mjs <port> <folder>
import S3rver from 's3rver';

const [port, directory] = process.argv.slice(2);
const server = new S3rver({
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'dara', configs: [] }],
});
// The store checks a bucket by listing it, which takes seconds for large buckets.
server.middleware.unshift(async (context, next) => {
  if (context.method === 'HEAD' && /^\/[^/]+\/?$/.test(context.path)) context.body = '';
  else await next();
});
await server.run();
