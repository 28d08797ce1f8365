// Runs one part of `npm test` and sends its totals to `test.mjs`: in a process of its own, whose processor time is the part's.
import { cpuSeconds } from './lib/cpu.mjs';
import { endChildren } from './lib/shell.mjs';
import { failed, testParts } from './lib/test-parts.mjs';

const { name, isAll, report, wanted } = JSON.parse(process.argv[2]);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    endChildren();
    process.exit(130);
  });
}

const part = testParts({ isAll })
  .flat(2)
  .find((one) => one.name === name);
const totals = await part
  .run(report, wanted)
  .catch((error) => failed(error instanceof Error ? (error.stack ?? error.message) : `${error}`));
process.send({ ...totals, cpu: cpuSeconds() }, () => process.disconnect());
