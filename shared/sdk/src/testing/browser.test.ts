/** What the tests' browser shortens in jsdom (`tooling/src/jest/faster-jsdom.cjs`) must answer as jsdom does. */

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

function within(body: string, css = ''): Element {
  document.head.innerHTML = `<style>${css}</style>`;
  document.body.innerHTML = body;
  return document.querySelector('#subject') ?? document.body;
}

test.each([
  ['.one', true],
  ['.two.one', true],
  ['.one.two', true],
  ['.one.three', false],
  ['.on', false],
  ['p', true],
  ['p.one', true],
  ['p.ones', false],
  ['span.one', false],
  ['span, .one', true],
  ['span, .three', false],
  ['section > .one', true],
  ['.three > .one', false],
  ['section>*', true],
  ['.three>*', false],
  ['.one:first-child', true],
  ['.one:last-child', false],
  [':first-child', true],
  ['#subject', true],
  ['[data-kind="a, b"]', true],
  ['[data-kind=".one"]', false],
  [':not(.one)', false],
  [':is(.one, .three)', true],
  ['.three :not(span)', false],
])('the style of %s is taken: %s', (selector, isTaken) => {
  const subject = within(
    '<section><p id="subject" class="one\ntwo" data-kind="a, b"></p><span></span></section>',
    `${selector} { display: inline-flex; }`,
  );
  expect(getComputedStyle(subject).display).toBe(isTaken ? 'inline-flex' : 'block');
});

test('a computed style follows each change of the page', () => {
  const subject = within(
    '<p id="subject"></p>',
    '.hidden { visibility: hidden; } .gone { display: none; }',
  );
  const style = () => {
    const { display, visibility } = getComputedStyle(subject);
    return { display, visibility };
  };
  expect(style()).toEqual({ display: 'block', visibility: 'visible' });
  document.body.className = 'hidden';
  expect(style()).toEqual({ display: 'block', visibility: 'hidden' });
  subject.className = 'gone';
  expect(style()).toEqual({ display: 'none', visibility: 'hidden' });
  document.head.innerHTML = '<style>.gone { display: grid; }</style>';
  expect(style()).toEqual({ display: 'grid', visibility: 'visible' });
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: 'p { visibility: collapse; }' }),
  );
  expect(style()).toEqual({ display: 'grid', visibility: 'collapse' });
  document.querySelector('p')?.style.setProperty('display', 'flex');
  expect(style()).toEqual({ display: 'flex', visibility: 'collapse' });
});

test('a label is that of the first field with its id, of the one inside it, or of none', () => {
  const label = within('<label id="subject" for="field"></label><input id="field">');
  if (!(label instanceof HTMLLabelElement)) throw new Error('no label');
  const [first] = document.getElementsByTagName('input');
  expect(label.control).toBe(first);
  expect([...(first?.labels ?? [])]).toEqual([label]);

  const earlier = document.createElement('input');
  earlier.id = 'field';
  document.body.prepend(earlier);
  expect(label.control).toBe(earlier);

  const text = document.createElement('p');
  text.id = 'other';
  document.body.append(text);
  label.htmlFor = 'other';
  expect(label.control).toBeNull();
  label.htmlFor = 'missing';
  expect(label.control).toBeNull();

  label.removeAttribute('for');
  const inner = document.createElement('input');
  label.append(inner);
  expect(label.control).toBe(inner);
});
