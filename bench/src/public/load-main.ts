// The load comes from a process of its own, so that it does not measure itself.
import autocannon from 'autocannon';

const [url = '', path = '/', seconds = '5'] = process.argv.slice(2);

const options = {
  url: url + path,
  connections: 32,
  headers: { 'accept-encoding': 'br' },
  // Gives every request an address of its own where the path holds the mark `[<id>]`.
  idReplacement: true,
};
await autocannon({ ...options, duration: 2 });
const result = await autocannon({ ...options, duration: Number(seconds) });
process.stdout.write(
  JSON.stringify({
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
  }),
);
