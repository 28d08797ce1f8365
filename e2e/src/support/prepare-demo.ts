// Program: seeds the demonstration data before the journeys.
import { preparedDemoData } from './demo-data.ts';

await preparedDemoData();
