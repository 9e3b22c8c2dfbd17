import { html, type Markup } from '../report/html';
import type { PagePair } from './compare-pages';

const kilobytes = (bytes: number | undefined) =>
  bytes === undefined ? '–' : (bytes / 1000).toFixed(1);

function changeOf(before: number | undefined, after: number | undefined): string {
  if (before === undefined || after === undefined || before === after) return '';
  const change = after - before;
  return `${change > 0 ? '+' : '−'}${Math.abs(change)} B`;
}

/** Kilobytes of script per route: before the visitor's first move, and with the whole page seen. */
export function scriptsTable(pairs: readonly PagePair[]): Markup {
  const rows = pairs.map(
    ({ path, before, after }) =>
      html`<tr>
        <th scope="row">${path}</th>
        <td>${kilobytes(before?.scripts)}</td>
        <td>${kilobytes(after?.scripts)}</td>
        <td>${changeOf(before?.scripts, after?.scripts)}</td>
        <td>${kilobytes(before?.allScripts)}</td>
        <td>${kilobytes(after?.allScripts)}</td>
        <td>${changeOf(before?.allScripts, after?.allScripts)}</td>
      </tr>`,
  );
  return html`<div class="room">
    <table>
      <thead>
        <tr>
          <th scope="col">Route, kB after gzip</th>
          <th scope="col">At once, before</th>
          <th scope="col">after</th>
          <th scope="col">change</th>
          <th scope="col">In all, before</th>
          <th scope="col">after</th>
          <th scope="col">change</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/** A fault, where it is, and on which side. */
export interface FaultRow {
  place: string;
  state: string;
  fault: string;
}

/** Faults, line by line. */
export function faultsTable(faults: readonly FaultRow[]): Markup {
  const rows = faults.map(
    ({ place, state, fault }) =>
      html`<tr>
        <th scope="row">${place}</th>
        <td class="words">${state}</td>
        <td class="words">${fault}</td>
      </tr>`,
  );
  return html`<div class="room">
    <table>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}
