import { renderPart } from '@dara/kit/testing';
import { act, screen } from '@testing-library/react';
import messages from '../messages/en.json';
import { shellModule } from '../app/shell-module.ts';
import { OfflineNotice } from './offline-notice.tsx';

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
afterEach(() => jest.restoreAllMocks());

it('is shown while the connection is lost', async () => {
  await renderPart(<OfflineNotice />, { locale: 'en', messages: shellModule.messages });
  const text = messages['shell.offline'];
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  setOnline(false);
  expect(screen.getByText(text)).toBeVisible();
  // It is inside a live region that exists before.
  expect(screen.getAllByRole('status').some((one) => one.textContent === text)).toBe(true);
  setOnline(true);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});
