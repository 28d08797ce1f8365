import { DOCUMENT_BLOCKS, MEASURES_PATH } from '@dara/contract';
import { reportFailedStart } from './failed-start.ts';

it('counts a failed load of the shell of this document, and nothing without a document of the gateway', () => {
  const sendBeacon = jest.fn();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  reportFailedStart();
  expect(sendBeacon).not.toHaveBeenCalled();
  const snapshot = JSON.stringify({ shell: { version: '1.2.0' } });
  document.body.innerHTML = `<script type="application/json" id="${DOCUMENT_BLOCKS.snapshot}">${snapshot}</script>`;
  reportFailedStart();
  const release = { name: 'shell', version: '1.2.0', failures: { load: 1 } };
  expect(sendBeacon.mock.calls).toEqual([[MEASURES_PATH, JSON.stringify({ releases: [release] })]]);
});
