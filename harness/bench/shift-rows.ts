import type { Browser } from '@playwright/test';
import type { BenchSite } from './bench-site';
import { moveShiftRows } from './move-shift';
import { moves } from './moves/move-rows';
import { openBrowser } from './open-browser';
import type { Row } from './row';
import {
  proveShiftsAreSeen,
  services,
  shiftRow,
  type ShiftVisit,
  shiftWidths,
  visitShifts,
} from './shift';

/** Shifts do not depend on the time that things take, so that two windows may be open at once. */
export async function shiftRows(browser: Browser, { origin, routes }: BenchSite): Promise<Row[]> {
  const [first] = routes;
  if (first) await proveShiftsAreSeen(browser, origin, first);
  const visits = routes.flatMap((route) =>
    shiftWidths.flatMap((width) => services.map((service) => ({ route, width, service }))),
  );
  const rows = new Map<ShiftVisit, Row>();
  const left = [...visits];
  const worker = async () => {
    const own = await openBrowser();
    for (let visit = left.shift(); visit; visit = left.shift()) {
      rows.set(visit, shiftRow(visit, await visitShifts(own, origin, visit)));
    }
    await own.close();
  };
  await Promise.all([worker(), worker()]);
  const wanted = moves.filter(({ from }) => routes.some(({ path }) => path === from));
  const moved = await moveShiftRows(browser, origin, wanted);
  return [...visits.flatMap((visit) => rows.get(visit) ?? []), ...moved];
}
