import type { IncomingMessage } from 'node:http';
import { SourceMap, type SourceMapPayload } from 'node:module';
import type { Handler } from './site-proxy.ts';

/** The shell of the site reports errors there. */
const REPORTS = '/_dara/telemetry';
const MAX_BYTES = 64 * 1024;
const MAX_FRAMES = 20;

export interface RuntimeErrorsOptions {
  /** Below which the scripts of the remote are served: `http://127.0.0.1:4300/mf-x/`. */
  scripts: string;
  /** The source map of a script; undefined if it has none. */
  readMap: (script: string) => string | undefined;
  onError: (text: string) => void;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  return size <= MAX_BYTES ? Buffer.concat(chunks).toString() : '';
}

/** Messages of reported errors; none in a body that is no report. */
function messagesIn(body: string): string[] {
  try {
    const { events } = JSON.parse(body) as { events?: unknown };
    return (Array.isArray(events) ? events : []).flatMap((event: unknown) => {
      const { kind, message } = (event ?? {}) as { kind?: unknown; message?: unknown };
      return kind === 'error' && typeof message === 'string' ? [message] : [];
    });
  } catch {
    return [];
  }
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The same stack with source positions, without frames of other scripts; undefined if none is of this remote. */
function inSources(message: string, { scripts, readMap }: RuntimeErrorsOptions) {
  const position = new RegExp(`${escaped(scripts)}([\\w.~/-]+\\.js)(?:\\?[^:\\s]*)?:(\\d+):(\\d+)`);
  const [first = '', ...frames] = message.split('\n').slice(0, MAX_FRAMES);
  const own = frames.flatMap((frame) => {
    const [found, script = '', line, column] = position.exec(frame) ?? [];
    if (found === undefined) return [];
    const map = readMap(script);
    const entry =
      map &&
      new SourceMap(JSON.parse(map) as SourceMapPayload).findEntry(
        Number(line) - 1,
        Number(column) - 1,
      );
    if (!entry || !('originalSource' in entry) || !entry.originalSource) return [frame];
    const file = entry.originalSource.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '');
    return [frame.replace(found, () => `${file}:${entry.originalLine + 1}`)];
  });
  return own.length > 0 ? [first, ...own].join('\n') : undefined;
}

/**
 * Takes the error reports of pages in place of the site, whose measures they would change, and hands over those of the
 * remote in positions of its sources.
 */
export const runtimeErrors =
  (options: RuntimeErrorsOptions): Handler =>
  (request, response, next) => {
    if (request.method !== 'POST' || request.url !== REPORTS) return next();
    void bodyOf(request)
      .then((body) => {
        const texts = messagesIn(body).flatMap((message) => inSources(message, options) ?? []);
        for (const text of new Set(texts)) options.onError(text);
      })
      .catch(() => undefined)
      .finally(() => {
        response.statusCode = 204;
        response.end();
      });
  };
