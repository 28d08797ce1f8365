export {
  mockApi,
  problem,
  whenDrawn,
  type MockAnswer,
  type MockApi,
  type MockHandler,
  type MockRequest,
} from './mock-api.ts';
export { PNG_HEAD, pngHead } from './pictures.ts';
export { person } from './people.ts';
export { renderPage, renderPart, type RenderOptions, type RenderedPage } from './render-page.tsx';
