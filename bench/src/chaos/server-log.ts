const LINES_MAX = 5000;
const TAIL = 40;
/** A line about a neighbour that is away names it; any other failed request is a fault of the server's own. */
const OWN_FAULT = /^(?!.*"dependency").*"(?:request|document) failed"/;
const TRACE = /"(?:traceId|reqId)":"([^"]+)"/;

/** The newest lines that the server wrote, found again by the trace id of an answer. */
export class ServerLog {
  #rest = '';
  #lines: string[] = [];
  /** About requests that failed through no neighbour, since they were last taken. */
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
