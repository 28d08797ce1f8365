import { MONEY_MAX } from './fields/amounts.ts';
import { lineAmount, partialTotals, proposalMargin, proposalTotals } from './proposal-totals.ts';

const TERMS = { discount: 0, vatRate: 7, whtRate: 3 };
const item = (unitPrice: number, quantity = 1, cost?: number) => ({ unitPrice, quantity, cost });

test('takes VAT and withholding of what remains after the discount', () => {
  expect(proposalTotals([item(45_000, 2), item(10_000)], { ...TERMS, discount: 5000 })).toEqual({
    subtotal: 100_000,
    discount: 5000,
    taxable: 95_000,
    vat: 6650,
    total: 101_650,
    withholding: 2850,
    netPayable: 98_800,
  });
});

test.each([
  [[item(0.1), item(0.2)], { subtotal: 0.3, vat: 0.02, total: 0.32, withholding: 0.01 }],
  [[item(0.5)], { vat: 0.04, total: 0.54, withholding: 0.02 }],
  [[item(1.5)], { vat: 0.11, withholding: 0.05 }],
  [[item(0)], { subtotal: 0, vat: 0, total: 0, netPayable: 0 }],
  [[item(0.005)], { subtotal: 0.01 }],
  [[item(10_000_000, 3)], { subtotal: 30_000_000, vat: 2_100_000, netPayable: 31_200_000 }],
  [[item(MONEY_MAX)], { vat: 699_999_999.93, total: 10_699_999_998.93 }],
  [[item(1.005, 3)], { subtotal: 3.02 }],
])('rounds half up to the satang: %j', (items, totals) => {
  expect(proposalTotals(items, TERMS)).toMatchObject(totals);
});

test('limits a discount to the subtotal', () => {
  const totals = proposalTotals([item(900)], { ...TERMS, discount: 1000 });
  expect(totals).toMatchObject({ subtotal: 900, discount: 900, taxable: 0, total: 0 });
});

test('shares the discount among some of the items', () => {
  const all = [item(60_000), item(30_000), item(10_000)];
  const terms = { ...TERMS, discount: 10_000 };
  expect(partialTotals(all, all, terms)).toEqual(proposalTotals(all, terms));
  expect(partialTotals(all.slice(0, 1), all, terms)).toMatchObject({
    subtotal: 60_000,
    discount: 6000,
    taxable: 54_000,
  });
  expect(partialTotals([], all, terms)).toMatchObject({ discount: 0, total: 0 });
  expect(partialTotals([], [item(0)], terms)).toMatchObject({ discount: 0, total: 0 });
});

test('says cost and margin of what remains after the discount', () => {
  const items = [item(100_000, 1, 70_000), item(10_000, 2, 6000)];
  expect(proposalMargin(items, { ...TERMS, discount: 20_000 })).toEqual({
    cost: 82_000,
    margin: 18_000,
    marginPercent: 18,
  });
  expect(proposalMargin([item(50, 1, 80)], TERMS)).toMatchObject({
    margin: -30,
    marginPercent: -60,
  });
  expect(proposalMargin([item(0, 1, 10)], TERMS)).toMatchObject({ marginPercent: null });
});

test('says no margin while a cost is missing', () => {
  expect(proposalMargin([item(100, 1, 70), item(100)], TERMS)).toBeNull();
  expect(proposalMargin([{ unitPrice: 1, quantity: 1, cost: null }], TERMS)).toBeNull();
});

/** Whole satang from a seed, so that a failure can be run again. */
function prices(seed: number, count: number): number[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state;
  });
}

test('agrees with whole numbers of satang for any items', () => {
  for (const seed of Array.from({ length: 200 }, (_, index) => index + 1)) {
    const numbers = prices(seed, 9);
    const items = [0, 1, 2, 3].map((at) =>
      item((numbers[at * 2] ?? 0) / 100, ((numbers[at * 2 + 1] ?? 0) % 20) + 1),
    );
    const subtotal = items.reduce(
      (total, { unitPrice, quantity }) =>
        total + BigInt(Math.round(unitPrice * 100)) * BigInt(quantity),
      0n,
    );
    const discount = BigInt(numbers[8] ?? 0) % (subtotal + 1n);
    const taxable = subtotal - discount;
    const share = (rate: bigint) => (taxable * rate * 2n + 100n) / 200n;
    const totals = proposalTotals(items, { ...TERMS, discount: Number(discount) / 100 });
    const satang = (value: number) => BigInt(Math.round(value * 100));
    expect({
      taxable: satang(totals.taxable),
      vat: satang(totals.vat),
      total: satang(totals.total),
      netPayable: satang(totals.netPayable),
    }).toEqual({
      taxable,
      vat: share(7n),
      total: taxable + share(7n),
      netPayable: taxable + share(7n) - share(3n),
    });
    expect(satang(items.map(lineAmount).reduce((a, b) => a + b, 0))).toBe(subtotal);
  }
});
