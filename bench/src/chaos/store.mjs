// An S3 store in a process of its own: node store.mjs <port> <folder>
import S3rver from 's3rver';

const [port, directory] = process.argv.slice(2);
const server = new S3rver({
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'dara', configs: [] }],
});
// It answers whether a bucket is there by listing what is in it, which takes seconds once that is much.
server.middleware.unshift(async (context, next) => {
  if (context.method === 'HEAD' && /^\/[^/]+\/?$/.test(context.path)) context.body = '';
  else await next();
});
await server.run();
