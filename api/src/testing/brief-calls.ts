import type { FastifyInstance } from 'fastify';
import { formOf } from './form.ts';
import { NEW_BRIEF } from './trade.ts';

/** What makes a file a Word document of old: its first bytes, and the name of its text. */
export const WORD_FILE = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.from('WordDocument', 'utf16le'),
]);

/** A brief about a talent, with a script that was uploaded for it. */
export async function briefWithScript(app: FastifyInstance, talentId: string) {
  const form = await formOf({}, { script: WORD_FILE });
  const answer = await app.inject({ method: 'POST', url: '/api/brief/script', ...form });
  return { ...NEW_BRIEF, talentIds: [talentId], scriptId: answer.json<{ id: string }>().id };
}
