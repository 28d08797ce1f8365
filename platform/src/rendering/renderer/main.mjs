// The renderer process. Plain JavaScript, so that it starts without a TypeScript loader. Its only input is a pipe:
// bundles, pages and api responses.
import { Socket } from 'node:net';
import { readFrames, writeFrame } from './frames.mjs';
import { hardenRealm } from './harden.mjs';
import { sandbox } from './sandbox.mjs';
import { serve } from './serve.mjs';

const PIPE = 3;

const { exit, on } = process;
const end = exit.bind(process);
// An unhandled rejection of one page must not end the process with other pages.
on.call(process, 'unhandledRejection', () => undefined);

const pipe = new Socket({ fd: PIPE });
pipe.on('error', () => end(1));
pipe.on('close', () => end(0));
hardenRealm();
sandbox();
const receive = serve((message, texts) => writeFrame(pipe, message, texts));
readFrames(pipe, (message, texts) => receive(message, texts.map(String)));
