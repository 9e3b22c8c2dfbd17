/** Makes a `PauseButton` in built HTML say whether its content moves now. */
export function showPlaying(button: HTMLElement, playing: boolean): void {
  const label = button.getAttribute('aria-label') ?? '';
  button.setAttribute('aria-label', label.replace(/^\w+/, playing ? 'Pause' : 'Play'));
  [...button.querySelectorAll('span')].forEach((icon, at) => {
    icon.hidden = at !== (playing ? 0 : 1);
  });
}
