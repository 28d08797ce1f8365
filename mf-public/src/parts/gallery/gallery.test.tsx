import { renderPart } from '@dara/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.tsx';
import { picture } from '../../testing/fixtures.ts';
import { Gallery } from './gallery.tsx';
import { REST, bounded, moved, swipeOf, zoomed } from './zoom.model.ts';

const images = [picture(1), picture(2), picture(3)];

const render = () =>
  renderPart(<Gallery name="ศิลปิน 1" images={images} />, {
    locale: 'en',
    messages: remote.messages,
  });

it('steps through each image once, by keys, buttons and small images', async () => {
  await render();
  const gallery = within(await screen.findByRole('group', { name: 'Pictures of ศิลปิน 1' }));
  const position = () => gallery.getByRole('status').textContent;
  expect(position()).toBe('1 / 3');
  fireEvent.keyDown(gallery.getByRole('list', { name: /Pictures/ }), { key: 'ArrowRight' });
  expect(position()).toBe('2 / 3');
  await userEvent.click(gallery.getByRole('button', { name: 'Next' }));
  expect(position()).toBe('3 / 3');
  expect(gallery.getByRole('button', { name: 'Next' })).toBeDisabled();
  await userEvent.click(gallery.getByRole('button', { name: 'Show picture 1' }));
  expect(position()).toBe('1 / 3');
  fireEvent.keyDown(gallery.getByRole('list', { name: /Pictures/ }), { key: 'End' });
  expect(position()).toBe('3 / 3');
});

it('shows the images as large as the window, from near, by keys alone', async () => {
  const { router } = await render();
  const row = await screen.findByRole('list', { name: 'Pictures of ศิลปิน 1' });
  row.focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  const view = within(await screen.findByRole('dialog', { name: 'Pictures of ศิลปิน 1' }));
  const position = () => view.getByRole('status').textContent;
  expect(position()).toBe('Picture 2 of 3');
  expect(view.getByRole('img', { name: 'Picture' })).toBeVisible();
  const scale = () =>
    /scale\(([\d.]+)\)/.exec(
      view.getByRole('img').closest('[style*="scale"]')?.outerHTML ?? '',
    )?.[1];
  expect(scale()).toBe('1');
  await userEvent.keyboard('{+}');
  expect(scale()).toBe('1.5');
  expect(view.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
  // From near the arrows move the image; another one is a page away.
  await userEvent.keyboard('{ArrowRight}');
  expect(position()).toBe('Picture 2 of 3');
  await userEvent.keyboard('0');
  expect(scale()).toBe('1');
  await userEvent.keyboard('{ArrowRight}');
  expect(position()).toBe('Picture 3 of 3');
  expect(view.getByRole('button', { name: 'Next' })).toBeDisabled();
  await userEvent.keyboard('{Home}{PageDown}{End}');
  expect(position()).toBe('Picture 3 of 3');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.state).toBeNull();
  const gallery = within(screen.getByRole('group', { name: 'Pictures of ศิลปิน 1' }));
  expect(gallery.getByRole('status')).toHaveTextContent('3 / 3');
});

it('looks from near by double tap, wheel and swipe; going back closes', async () => {
  const { router } = await render();
  await userEvent.click(await screen.findByRole('button', { name: 'View full screen' }));
  const view = within(await screen.findByRole('dialog'));
  const stage = view.getByRole('group', { name: /^Picture/ });
  const isClose = () => !view.getByRole<HTMLButtonElement>('button', { name: 'Zoom out' }).disabled;
  // One press and release; jsdom lays nothing out, so every point is where it is from the middle.
  const drag = (from: number, to: number) => {
    fireEvent.pointerDown(stage, {
      pointerId: 1,
      button: 0,
      buttons: 1,
      clientX: from,
      clientY: 0,
    });
    fireEvent.pointerMove(stage, { pointerId: 1, buttons: 1, clientX: to, clientY: 0 });
    fireEvent.pointerUp(stage, { pointerId: 1, clientX: to, clientY: 0 });
  };
  drag(0, -120);
  expect(view.getByRole('status')).toHaveTextContent('Picture 2 of 3');
  drag(0, 120);
  expect(view.getByRole('status')).toHaveTextContent('Picture 1 of 3');
  drag(10, 10);
  drag(10, 10);
  expect(isClose()).toBe(true);
  drag(0, -120);
  expect(view.getByRole('status')).toHaveTextContent('Picture 1 of 3');
  await userEvent.click(view.getByRole('button', { name: 'Zoom out' }));
  await userEvent.click(view.getByRole('button', { name: 'Zoom out' }));
  await userEvent.click(view.getByRole('button', { name: 'Zoom out' }));
  expect(isClose()).toBe(false);
  fireEvent.wheel(stage, { deltaY: -400 });
  expect(isClose()).toBe(true);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'View full screen' })).toBeVisible();
});

describe('zoom model', () => {
  const BOX = { width: 400, height: 600 };

  it('keeps what is under the finger where it is', () => {
    const at = { x: 100, y: -120 };
    const view = zoomed(REST, 2, at, BOX);
    expect(view.scale).toBe(2);
    // A point p of the image is seen at p * scale + offset.
    expect(100 * view.scale + view.x).toBe(at.x * 1);
    expect(-120 * view.scale + view.y).toBe(at.y * 1);
  });

  it('never gets smaller than the stage nor larger than five times', () => {
    expect(zoomed(REST, 0.2, { x: 0, y: 0 }, BOX)).toEqual(REST);
    expect(zoomed(REST, 99, { x: 0, y: 0 }, BOX).scale).toBe(5);
  });

  it('never leaves the stage', () => {
    expect(moved({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, BOX)).toEqual({
      scale: 2,
      x: 200,
      y: -300,
    });
    expect(moved(REST, { x: 50, y: 50 }, BOX)).toEqual(REST);
    expect(bounded({ scale: 1, x: 9, y: 9 }, BOX)).toEqual(REST);
  });

  it('is centred again when it is zoomed out', () => {
    const near = zoomed(REST, 4, { x: 200, y: 300 }, BOX);
    expect(zoomed(near, 0.25, { x: 200, y: 300 }, BOX)).toEqual(REST);
  });

  it.each([
    [{ x: -80, y: 10 }, 1],
    [{ x: 80, y: -10 }, -1],
    [{ x: 20, y: 0 }, 0],
    [{ x: 80, y: 200 }, 0],
  ])('a drag of %j is a step of %i', (to, step) => {
    expect(swipeOf({ x: 0, y: 0 }, to)).toBe(step);
  });
});
