const { configure, getConfig } = require('@testing-library/dom');
const React = require('react');

// Loaded machines are slow; a test that waits in vain still ends within the limit.
configure({ asyncUtilTimeout: 30_000 });

// Each retry of a query would print the whole page into an error; waitFor shows only the last one.
configure(({ getElementError }) => ({
  getElementError(message, container) {
    if (!getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    let text;
    const get = () => (text ??= getElementError(message, container).message);
    return Object.defineProperty(error, 'message', { configurable: true, get });
  },
}));

// React records the owner stack of elements only for warnings: a sixth of the time of a form test.
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 1e4,
  set: () => undefined,
});

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Browser APIs that jsdom lacks and components use. */
function completeBrowser() {
  if (!window.matchMedia) {
    window.matchMedia = (query) => ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    });
  }

  window.ResizeObserver ??= Observer;
  window.IntersectionObserver ??= Observer;
  window.scrollTo = () => undefined;
  Element.prototype.scrollTo ??= () => undefined;
  Element.prototype.scrollBy ??= () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.getAnimations ??= () => [];
  // Set only if missing: Base UI creates one to forward a click.
  window.PointerEvent ??= class PointerEvent extends MouseEvent {};
  Element.prototype.setPointerCapture ??= () => undefined;
  Element.prototype.releasePointerCapture ??= () => undefined;
  Element.prototype.hasPointerCapture ??= () => false;
  // A gesture library uses it to detect pointer events.
  window.onpointerdown ??= null;
}

// Tests of server code have no browser globals.
if (typeof window !== 'undefined') completeBrowser();
