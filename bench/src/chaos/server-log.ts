const LINES_MAX = 5000;
const TAIL = 40;
/** A log line about an unavailable dependency names it; any other failed request is a server error. */
const OWN_FAULT = /^(?!.*"dependency").*"(?:request|document) failed"/;
const TRACE = /"(?:traceId|reqId)":"([^"]+)"/;

/** The latest log lines, indexed by trace id. */
export class ServerLog {
  #rest = '';
  #lines: string[] = [];
  /** Failed requests not caused by a dependency, since the last call. */
  #ownFaults: string[] = [];

  add(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    this.#lines = [...this.#lines, ...lines].slice(-LINES_MAX);
    this.#ownFaults.push(...lines.filter((line) => OWN_FAULT.test(line)));
  }

  tail(): string {
    return [...this.#lines.slice(-TAIL), this.#rest].join('\n');
  }

  of(traceId: string): string[] {
    return this.#lines.filter((line) => TRACE.exec(line)?.[1] === traceId);
  }

  takeOwnFaults(): string[] {
    return this.#ownFaults.splice(0);
  }
}
