const { configure, getConfig } = require('@testing-library/dom');
const React = require('react');

// Machines that run everything at once are slow; a test that waits in vain still ends in time.
configure({ asyncUtilTimeout: 30_000 });

// A query that waits prints the whole page into an error at each try; waitFor shows the last one alone.
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

// Elements remember where they were made, which warnings alone show: a sixth of the time of a test of a form.
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

/** What jsdom leaves out and components ask for. */
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
  // Set only where it is missing: Base UI makes one to pass a click on.
  window.PointerEvent ??= class PointerEvent extends MouseEvent {};
  Element.prototype.setPointerCapture ??= () => undefined;
  Element.prototype.releasePointerCapture ??= () => undefined;
  Element.prototype.hasPointerCapture ??= () => false;
  // A library of gestures asks for it to tell whether there are events of pointers.
  window.onpointerdown ??= null;
}

// Tests of what runs on the server have no browser.
if (typeof window !== 'undefined') completeBrowser();
