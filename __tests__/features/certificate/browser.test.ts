import { pngToJpeg } from '../../../src/features/certificate/png-to-jpeg';
import { saveFile } from '../../../src/components/save-file/save-file';

describe('saveFile', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('saves under the name, leaves no link behind, and frees the memory later', () => {
    const createObjectURL = jest.fn(() => 'blob:http://localhost/1');
    const revokeObjectURL = jest.fn<void, [string]>();
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    const clicked: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      clicked.push(`${this.download} ${this.href}`);
    });

    saveFile(new Blob(['%PDF-']), 'tc.pdf');

    expect(clicked).toEqual(['tc.pdf blob:http://localhost/1']);
    expect(document.querySelector('a')).toBeNull();
    expect(revokeObjectURL).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(revokeObjectURL).toHaveBeenCalledWith('blob:http://localhost/1');
    click.mockRestore();
  });
});

describe('pngToJpeg', () => {
  const close = jest.fn();
  const context = { fillStyle: '', fillRect: jest.fn(), drawImage: jest.fn() };
  const jpeg = new Blob(['jpeg'], { type: 'image/jpeg' });

  /** Puts a browser's picture tools in place; `made` is what the canvas gives. */
  function withCanvas(made: Blob | null) {
    const bitmap = { width: 30, height: 20, close };
    Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(bitmap) });
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue(context as unknown as null);
    return jest
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((done) => done(made));
  }

  afterEach(() => jest.restoreAllMocks());

  it('draws the picture on white paper in its own size', async () => {
    const toBlob = withCanvas(jpeg);
    expect(await pngToJpeg(new Blob(['png']))).toBe(jpeg);
    expect(context.fillStyle).toBe('white');
    expect(context.fillRect).toHaveBeenCalledWith(0, 0, 30, 20);
    expect(toBlob.mock.lastCall?.[1]).toBe('image/jpeg');
    expect(close).toHaveBeenCalled();
  });

  it('rejects, and frees the picture, when it can not be turned', async () => {
    withCanvas(null);
    close.mockClear();
    await expect(pngToJpeg(new Blob(['png']))).rejects.toThrow('could not be turned');
    expect(close).toHaveBeenCalled();
  });
});
