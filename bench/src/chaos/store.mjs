// An S3 store in a process of its own: node store.mjs <port> <folder>
import S3rver from 's3rver';

const [port, directory] = process.argv.slice(2);
await new S3rver({
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'dara', configs: [] }],
}).run();
