export { lowContrastPairs } from './contrast.ts';
export {
  mockApi,
  problem,
  afterRender,
  type MockAnswer,
  type MockApi,
  type MockHandler,
  type MockRequest,
} from './mock-api.ts';
export { person } from './people.ts';
export {
  addTestMessages,
  renderPage,
  renderPart,
  type RenderOptions,
  type RenderedPage,
} from './render-page.tsx';
