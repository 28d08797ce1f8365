type Listener = ((event: object) => void) | null;

/**
 * A fake `XMLHttpRequest` on top of the mocked `fetch`, for uploads with progress. Reports half of the body at first,
 * the rest with the response.
 */
export function mockXhr(): typeof XMLHttpRequest {
  class MockXhr {
    readonly upload: { onprogress: Listener; onload: Listener } = {
      onprogress: null,
      onload: null,
    };
    onload: Listener = null;
    onerror: Listener = null;
    onabort: Listener = null;
    onloadend: Listener = null;
    status = 0;
    responseText = '';
    readonly #headers = new Headers();
    readonly #controller = new AbortController();
    #answered = new Headers();
    #target = { method: 'GET', url: '' };

    open(method: string, url: string) {
      this.#target = { method, url };
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    getAllResponseHeaders() {
      return [...this.#answered].map(([name, value]) => `${name}: ${value}`).join('\r\n');
    }
    abort() {
      this.#controller.abort();
    }
    send(body: BodyInit) {
      void this.#send(body);
    }
    async #send(body: BodyInit) {
      const { method, url } = this.#target;
      const { signal } = this.#controller;
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      try {
        const answer = await fetch(url, { method, headers: this.#headers, body, signal });
        this.upload.onload?.({});
        this.status = answer.status;
        this.#answered = answer.headers;
        this.responseText = await answer.text();
        this.onload?.({});
      } catch {
        (signal.aborted ? this.onabort : this.onerror)?.({});
      }
      this.onloadend?.({});
    }
  }
  return MockXhr as unknown as typeof XMLHttpRequest;
}
