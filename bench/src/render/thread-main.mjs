// The same renderer in a thread, as a baseline for processes.
import { parentPort } from 'node:worker_threads';
import { serve } from '../../../platform/src/rendering/renderer/serve.mjs';

const receive = serve((message, texts = []) => parentPort.postMessage([message, texts]));
parentPort.on('message', ([message, texts]) => receive(message, texts));
