import { VIDEO } from '@dara/model';
import { mockApi, person, problem, renderPart, type MockRequest } from '@dara/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.tsx';
import { VideoField } from './video-field.tsx';

jest.mock('@dara/model', () => ({
  ...jest.requireActual<object>('@dara/model'),
  // Files of megabytes make failures of tests unreadable.
  VIDEO: { maxBytes: 200 * 1024 * 1024, partBytes: 1000, perPerson: 3 },
}));

const network = mockApi();
const PATH = '/api/video/v1/upload';
const SIZE = VIDEO.partBytes + 100;

/** As large as it says, without its bytes. */
function video(size = SIZE, head = '\0\0\0\u0018ftyp'): File {
  const bytes = new Uint8Array(Math.min(size, SIZE));
  bytes.set([...head].map((letter) => letter.charCodeAt(0)));
  const file = new File([bytes], 'reel.mp4', { type: 'video/mp4', lastModified: 1 });
  if (size > SIZE) Object.defineProperty(file, 'size', { value: size });
  return file;
}
const PNG = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'a.png', {
  type: 'image/png',
});

const state = (received: number) => ({
  id: 'v1',
  size: SIZE,
  received,
  isFinished: received === SIZE,
});
const offsetOf = ({ headers }: MockRequest) => Number(headers.get('upload-offset'));
/** The api: takes each part that is at its place. */
function takeParts(): void {
  network.post('/api/video', state(0));
  network.patch(PATH, (request) => state(Math.min(SIZE, offsetOf(request) + VIDEO.partBytes)));
}

const onSave = jest.fn();
beforeEach(() => {
  onSave.mockReset().mockResolvedValue(undefined);
  globalThis.createImageBitmap = jest.fn().mockResolvedValue({
    ...{ width: 400, height: 300, close: () => undefined },
  });
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
});

async function show() {
  await renderPart(
    <VideoField talentId="t1" label="Video" saveLabel="Save reel" onSave={onSave} />,
    {
      ...{ locale: 'en', messages: remote.messages },
      profile: person('Talent', { talentId: 't1' }),
    },
  );
}
const choose = (file: File) => userEvent.upload(screen.getByLabelText('Video'), file);
const save = () => screen.getByRole('button', { name: 'Save reel' });
const sentParts = () => network.requests.filter(({ method }) => method === 'PATCH').map(offsetOf);

test('a video is sent in parts, and saved with a picture where the browser cannot show it', async () => {
  takeParts();
  await show();
  await choose(video());
  await screen.findByText('All sent. Choose the poster and save');
  expect(sentParts()).toEqual([0, VIDEO.partBytes]);
  expect(save()).toBeDisabled();
  fireEvent.error(screen.getByLabelText(/^Poster/));
  await screen.findByText(/cannot show the video before it is sent/);
  await userEvent.upload(screen.getByLabelText(/^Or use a picture/), PNG);
  await waitFor(() => expect(save()).toBeEnabled());
  expect(screen.queryByText(/cannot show the video before it is sent/)).not.toBeInTheDocument();
  await userEvent.click(save());
  expect(onSave).toHaveBeenCalledWith('v1', expect.any(File));
  expect(await screen.findByLabelText('Video')).toBeInTheDocument();
});

test('a lost connection is waited for, and the upload continues where the api is', async () => {
  takeParts();
  let isLost = true;
  network.patch(PATH, (request) => {
    if (isLost && offsetOf(request) > 0) throw new TypeError('network');
    return state(Math.min(SIZE, offsetOf(request) + VIDEO.partBytes));
  });
  await show();
  await choose(video());
  await screen.findByText(/^91% sent. The connection is lost/);
  isLost = false;
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('All sent. Choose the poster and save')).toBeInTheDocument();
});

test('a part whose answer was lost is not sent again', async () => {
  network.post('/api/video', state(0));
  network.patch(PATH, problem(409, 'VIDEO_OFFSET'));
  network.get(PATH, state(SIZE));
  await show();
  await choose(video());
  await screen.findByText('All sent. Choose the poster and save');
  expect(sentParts()).toEqual([0]);
});

test('the same file continues after the page was closed', async () => {
  localStorage.setItem(`dara.video.t1.${SIZE}.1.reel.mp4`, 'v1');
  network.get(PATH, state(VIDEO.partBytes));
  network.patch(PATH, state(SIZE));
  await show();
  await choose(video());
  await screen.findByText('All sent. Choose the poster and save');
  expect(sentParts()).toEqual([VIDEO.partBytes]);
});

test('an upload that the api no longer has restarts', async () => {
  localStorage.setItem(`dara.video.t1.${SIZE}.1.reel.mp4`, 'gone');
  takeParts();
  network.get('/api/video/gone/upload', problem(404, 'VIDEO_NOT_EXIST'));
  await show();
  await choose(video());
  await screen.findByText('All sent. Choose the poster and save');
  expect(sentParts()).toEqual([0, VIDEO.partBytes]);
});

test('cancelling gives up the upload', async () => {
  network.post('/api/video', state(0));
  network.patch(PATH, () => new Promise(() => undefined));
  network.delete(PATH);
  await show();
  await choose(video());
  await screen.findByText('Sending 0%');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByLabelText('Video')).toBeInTheDocument();
  await waitFor(() =>
    expect(network.requests.some(({ method }) => method === 'DELETE')).toBe(true),
  );
});

test.each([
  ['too large', video(VIDEO.maxBytes), /has to be smaller than 200 MB/],
  ['no video', video(SIZE, '<!doctype html>'), /not an MP4 or MOV video/],
])('a file that is %s is refused before it is sent', async (_what, file, message) => {
  await show();
  await choose(file);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(network.requests).toEqual([]);
});

test('a refusal of the api is explained, and another file can be chosen', async () => {
  takeParts();
  network.patch(PATH, problem(415, 'VIDEO_CODEC'));
  await show();
  await choose(video());
  expect(await screen.findByText(/Many browsers cannot play this video/)).toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('dara.video'))).toEqual([]);
});
