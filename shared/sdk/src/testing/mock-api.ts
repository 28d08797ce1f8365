import { mockXhr } from './mock-xhr.ts';

/** One call that a page made, as the mock saw it. */
export interface MockRequest {
  method: string;
  url: URL;
  path: string;
  params: Record<string, string>;
  headers: Headers;
  /** JSON as data, forms as `FormData`, anything else as text. */
  body: unknown;
}

/** Data to answer with (`undefined` is 204), a `Response`, or a function giving either. */
export type MockAnswer = object | string | number | boolean | null | undefined;
export type MockHandler = (request: MockRequest) => MockAnswer | Promise<MockAnswer>;

interface MockRoute {
  method: string;
  pattern: RegExp;
  names: string[];
  answer: MockAnswer | MockHandler;
}

export interface MockApi {
  get: (path: string, answer?: MockAnswer | MockHandler) => void;
  post: (path: string, answer?: MockAnswer | MockHandler) => void;
  put: (path: string, answer?: MockAnswer | MockHandler) => void;
  patch: (path: string, answer?: MockAnswer | MockHandler) => void;
  delete: (path: string, answer?: MockAnswer | MockHandler) => void;
  /** Every call so far in this test. */
  readonly requests: MockRequest[];
}

/** An error response as the api sends it. */
export function problem(status: number, code: string, extra: object = {}): Response {
  const body = { type: 'about:blank', title: code, status, code, traceId: 'test-trace', ...extra };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}

/** A response delayed until the page shows `selector`, so that it does not arrive before the loading state. */
export function afterRender(selector: string, answer: Response): MockHandler {
  return async () => {
    while (!document.querySelector(selector)) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return answer;
  };
}

function toResponse(answer: unknown): Response {
  if (answer instanceof Response) return answer.clone();
  if (answer === undefined) return new Response(null, { status: 204 });
  return new Response(JSON.stringify(answer), {
    status: 200,
    headers: { 'content-type': 'application/json' },
  });
}

function compile(path: string): Pick<MockRoute, 'pattern' | 'names'> {
  const names: string[] = [];
  const source = path
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:(\w+)/g, (_match, name: string) => {
      names.push(name);
      return '([^/]+)';
    });
  return { pattern: new RegExp(`^${source}$`), names };
}

function readBody(body: unknown): unknown {
  if (typeof body !== 'string') return body ?? undefined;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => reject(new DOMException('The operation was aborted.', 'AbortError'));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}

const textOf = (value: unknown): string =>
  value instanceof Error ? (value.stack ?? value.message) : String(value);

function forgetVisitor(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const part of document.cookie.split(';')) {
    const name = part.split('=')[0]?.trim();
    if (name) document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
}

/**
 * Replaces the network in every test of a file: call it once, at the top. A request without a response fails the test,
 * and so does a console error. Later responses for a path replace earlier ones; all are reset after each test, with
 * cookies and storage.
 */
export function mockApi(): MockApi {
  let routes: MockRoute[] = [];
  const requests: MockRequest[] = [];
  const unexpected: string[] = [];
  const original = {
    fetch: globalThis.fetch,
    XMLHttpRequest: globalThis.XMLHttpRequest,
    error: console.error,
  };

  const answerCall = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const method = (init.method ?? 'GET').toUpperCase();
    const route = routes.find((one) => one.method === method && one.pattern.test(url.pathname));
    if (!route) {
      unexpected.push(`unmocked request: ${method} ${url.pathname}${url.search}`);
      throw new TypeError('fetch failed');
    }
    const found = route.pattern.exec(url.pathname)?.slice(1) ?? [];
    const request: MockRequest = {
      method,
      url,
      path: url.pathname,
      params: Object.fromEntries(route.names.map((name, index) => [name, found[index] ?? ''])),
      headers: new Headers(init.headers),
      body: readBody(init.body),
    };
    requests.push(request);
    const { answer } = route;
    return toResponse(
      await (typeof answer === 'function' ? (answer as MockHandler)(request) : answer),
    );
  };

  beforeEach(() => {
    globalThis.fetch = (input, init) => {
      const call = answerCall(input, init);
      return init?.signal ? Promise.race([call, aborted(init.signal)]) : call;
    };
    globalThis.XMLHttpRequest = mockXhr();
    console.error = (...parts: unknown[]) => {
      unexpected.push(`console error: ${parts.map(textOf).join(' ')}`);
    };
  });

  afterEach(() => {
    globalThis.fetch = original.fetch;
    globalThis.XMLHttpRequest = original.XMLHttpRequest;
    console.error = original.error;
    const failures = unexpected.splice(0);
    routes = [];
    requests.length = 0;
    forgetVisitor();
    if (failures.length > 0) throw new Error(failures.join('\n'));
  });

  const on = (method: string) => (path: string, answer?: MockAnswer | MockHandler) => {
    routes.unshift({ method, answer, ...compile(path) });
  };
  return {
    get: on('GET'),
    post: on('POST'),
    put: on('PUT'),
    patch: on('PATCH'),
    delete: on('DELETE'),
    requests,
  };
}
