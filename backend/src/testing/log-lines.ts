import { Writable } from 'node:stream';

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Parses a log line like a collector: throws for invalid JSON and duplicate keys. */
export function parseLogLine(line: string): Record<string, unknown> {
  const value: unknown = JSON.parse(line);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new SyntaxError(`not a JSON object: ${line}`);
  const tokens = line.match(TOKEN) ?? [];
  const open: (Set<string> | undefined)[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (tokens[index + 1] === ':') {
      const keys = open.at(-1);
      if (keys?.has(token)) throw new SyntaxError(`${token} stands twice in ${line}`);
      keys?.add(token);
    }
  }
  return value as Record<string, unknown>;
}

export const parseLog = (text: string): Record<string, unknown>[] =>
  text.split('\n').filter(Boolean).map(parseLogLine);

/** Collects the output of a logger. */
export class LogSink extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += String(chunk);
    done();
  }

  /** The lines since the last call. */
  take(): Record<string, unknown>[] {
    const lines = parseLog(this.text);
    this.text = '';
    return lines;
  }
}
