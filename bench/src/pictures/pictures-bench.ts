// `npm run bench:pictures`: a crawler requests every image of the talent pages in every width and format from a new
// site, 32 at once. `-- <folder>` measures another checkout for comparison.
import path from 'node:path';
import { inTemporaryFolder, ROOT, startSite } from '../lib/site.ts';
import { machineLoad, median, printTable, round, say } from '../lib/table.ts';

const AT_ONCE = Number(process.env.BENCH_AT_ONCE ?? 32);
const PAGES = Number(process.env.BENCH_PAGES ?? 3);
const PICTURE = /\/api\/image\/[\w-]+\/\d+\.(?:avif|webp|jpg)/g;

interface Answer {
  status: number;
  ms: number;
  bytes: number;
  isKept: boolean;
}

async function picturesOf(url: string): Promise<string[]> {
  const found = new Set<string>();
  for (let page = 1; page <= PAGES; page += 1) {
    const html = await (await fetch(`${url}/talent?page=${page}`)).text();
    for (const [address] of html.matchAll(PICTURE)) found.add(address);
  }
  return [...found];
}

async function take(address: string): Promise<Answer> {
  const startedAt = performance.now();
  const answer = await fetch(address);
  const { byteLength } = await answer.arrayBuffer();
  return {
    status: answer.status,
    ms: performance.now() - startedAt,
    bytes: byteLength,
    isKept: !/no-store/.test(answer.headers.get('cache-control') ?? ''),
  };
}

async function crawl(url: string, addresses: readonly string[]): Promise<Answer[]> {
  const waiting = addresses.map((address) => url + address);
  const answers: Answer[] = [];
  const visit = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) answers.push(await take(next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  return answers;
}

function row(label: string, answers: readonly Answer[], seconds: number): string[] {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const count = (holds: (answer: Answer) => boolean) => String(answers.filter(holds).length);
  return [
    label,
    String(answers.length),
    count(({ status, bytes }) => status === 200 && bytes > 0),
    count(({ status }) => status === 503),
    count(({ status }) => status !== 200 && status !== 503),
    count(({ status, isKept }) => status === 200 && !isKept),
    round(median(times)),
    round(times[Math.floor(times.length * 0.99)] ?? Number.NaN),
    round(seconds, 1),
  ];
}

async function measure(label: string, cwd: string): Promise<string[]> {
  return inTemporaryFolder(async (folder) => {
    const site = await startSite({
      command: process.execPath,
      args: ['--import', 'tsx', 'platform/src/cli/dara.ts', 'start'],
      cwd,
      dataDir: path.join(folder, 'data'),
    });
    try {
      const addresses = await picturesOf(site.url);
      const startedAt = performance.now();
      const answers = await crawl(site.url, addresses);
      return row(label, answers, (performance.now() - startedAt) / 1000);
    } finally {
      await site.stop();
    }
  });
}

const rows = [];
for (const other of process.argv.slice(2)) rows.push(await measure(other, path.resolve(other)));
rows.push(await measure('this checkout', ROOT));
printTable(
  `Every picture of ${PAGES} pages of talents on a fresh site, ${AT_ONCE} at once`,
  ['', 'asked', '200', '503', 'other', 'stand-ins', 'p50 ms', 'p99 ms', 's'],
  rows,
);
say(machineLoad());
