import { addTestMessages } from '@dara/sdk/testing';
import { kitMessages } from '../messages/messages.ts';

addTestMessages('kit', kitMessages);

export * from '@dara/sdk/testing';
export { exampleRecord } from './example-record.ts';
export { hydrate } from './hydrate.tsx';
export { PNG_HEAD, pngHead } from './images.ts';
