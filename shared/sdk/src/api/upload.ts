/** Upload progress, from 0 to 1. */
export type UploadListener = (share: number) => void;

const listeners = new WeakMap<FormData, UploadListener>();

/** Reports the upload progress of `body` to `listener`; call it before the request. */
export function watchUpload(body: FormData, listener: UploadListener): void {
  listeners.set(body, listener);
}

export function uploadListener(body: unknown): UploadListener | undefined {
  return body instanceof FormData ? listeners.get(body) : undefined;
}

/** Statuses without a body; `Response` refuses one. */
const BODILESS = new Set([204, 205, 304]);

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(':');
    if (name) headers.append(name.trim(), value.join(':').trim());
  }
  const { status } = request;
  return new Response(BODILESS.has(status) ? null : request.responseText, { status, headers });
}

/** Like `fetch`, which cannot report upload progress. */
export function uploadFetch(listener: UploadListener): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      if (signal?.aborted) return reject(new DOMException('The upload was aborted.', 'AbortError'));
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      request.upload.onprogress = ({ loaded, total }) => listener(total ? loaded / total : 0);
      request.upload.onload = () => listener(1);
      request.onload = () => resolve(toResponse(request));
      request.onerror = () => reject(new TypeError('The upload failed.'));
      request.onabort = () => reject(new DOMException('The upload was aborted.', 'AbortError'));
      request.onloadend = () => signal?.removeEventListener('abort', abort);
      signal?.addEventListener('abort', abort, { once: true });
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : String(input));
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.send(init.body as XMLHttpRequestBodyInit);
    });
}
