// Run as a program: seeds the demonstration data of the journeys ahead of them.
import { preparedDemoData } from './demo-data.ts';

await preparedDemoData();
