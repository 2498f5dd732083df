/** A grey picture, one byte a pixel (0 black, 255 white), row by row from the top. */
export type Picture = { width: number; height: number; pixels: Uint8Array };

const WHITE = 255;

/** The picture turned clockwise by so many quarters of a circle. */
export function turn(picture: Picture, quarters: number): Picture {
  const { width, height, pixels } = picture;
  const times = ((quarters % 4) + 4) % 4;
  if (times === 0) return picture;
  if (times === 2) return { width, height, pixels: pixels.slice().reverse() };
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    const column = times === 1 ? height - 1 - y : y;
    for (let x = 0, from = y * width; x < width; x += 1, from += 1) {
      const row = times === 1 ? x : width - 1 - x;
      turned[row * height + column] = pixels[from] ?? WHITE;
    }
  }
  return { width: height, height: width, pixels: turned };
}

/** The picture turned clockwise by a few degrees about its middle; what comes in from outside is white. */
export function lean(picture: Picture, degrees: number): Picture {
  const { width, height, pixels } = picture;
  const leant = new Uint8Array(pixels.length).fill(WHITE);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const midX = (width - 1) / 2;
  const midY = (height - 1) / 2;
  for (let y = 0, to = 0; y < height; y += 1) {
    let fromX = midX - midX * cos + (y - midY) * sin;
    let fromY = midY + midX * sin + (y - midY) * cos;
    for (let x = 0; x < width; x += 1, to += 1, fromX += cos, fromY -= sin) {
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const at = top * width + left;
      const right = fromX - left;
      const below = fromY - top;
      const upper = (pixels[at] ?? 0) * (1 - right) + (pixels[at + 1] ?? 0) * right;
      const lower = (pixels[at + width] ?? 0) * (1 - right) + (pixels[at + width + 1] ?? 0) * right;
      leant[to] = upper * (1 - below) + lower * below + 0.5;
    }
  }
  return { width, height, pixels: leant };
}

/** The picture at a whole fraction of its size: each pixel is the mean of the `factor` by `factor` that it stands for. */
export function shrink(picture: Picture, factor: number): Picture {
  const width = Math.floor(picture.width / factor);
  const height = Math.floor(picture.height / factor);
  const pixels = new Uint8Array(width * height);
  const sums = new Uint32Array(width);
  for (let y = 0; y < height; y += 1) {
    sums.fill(0);
    for (let row = y * factor; row < (y + 1) * factor; row += 1) {
      let from = row * picture.width;
      for (let x = 0; x < width; x += 1) {
        let sum = 0;
        for (let step = 0; step < factor; step += 1, from += 1) sum += picture.pixels[from] ?? WHITE;
        sums[x] = (sums[x] ?? 0) + sum;
      }
    }
    for (let x = 0; x < width; x += 1) pixels[y * width + x] = (sums[x] ?? 0) / (factor * factor);
  }
  return { width, height, pixels };
}

/** The picture made smaller, by a factor between a half and 1. */
export function resize({ width, height, pixels }: Picture, factor: number): Picture {
  const across = Math.max(1, Math.round(width * factor));
  const down = Math.max(1, Math.round(height * factor));
  const resized = new Uint8Array(across * down);
  for (let y = 0, to = 0; y < down; y += 1) {
    const fromY = Math.min(height - 1, (y + 0.5) / factor - 0.5);
    const top = Math.floor(fromY);
    const lower = fromY - top;
    const row = top * width;
    const next = Math.min(height - 1, top + 1) * width;
    for (let x = 0; x < across; x += 1, to += 1) {
      const fromX = Math.min(width - 1, (x + 0.5) / factor - 0.5);
      const left = Math.floor(fromX);
      const right = Math.min(width - 1, left + 1);
      const beside = fromX - left;
      const above = (pixels[row + left] ?? WHITE) * (1 - beside) + (pixels[row + right] ?? WHITE) * beside;
      const below = (pixels[next + left] ?? WHITE) * (1 - beside) + (pixels[next + right] ?? WHITE) * beside;
      resized[to] = above * (1 - lower) + below * lower + 0.5;
    }
  }
  return { width: across, height: down, pixels: resized };
}

/** The rows from `top` up to `bottom`, at full width. */
export function rowsOf({ width, pixels }: Picture, top: number, bottom: number): Picture {
  return { width, height: bottom - top, pixels: pixels.subarray(top * width, bottom * width) };
}

/** The grey level that parts ink from paper best (Otsu): a pixel at or below it is ink. */
export function inkLevel({ pixels }: Picture): number {
  const counts = new Float64Array(256);
  for (const pixel of pixels) counts[pixel] = (counts[pixel] ?? 0) + 1;
  const total = counts.reduce((sum, count, level) => sum + count * level, 0);
  let best = 127;
  let most = 0;
  let dark = 0;
  let darkTotal = 0;
  for (let level = 0; level < 255; level += 1) {
    dark += counts[level] ?? 0;
    darkTotal += (counts[level] ?? 0) * level;
    const light = pixels.length - dark;
    if (dark === 0 || light === 0) continue;
    const apart = darkTotal / dark - (total - darkTotal) / light;
    const between = dark * light * apart * apart;
    if (between > most) {
      most = between;
      best = level;
    }
  }
  return best;
}

/** The picture as a file of the portable grey map format, which needs no encoder. */
export function encodePgm({ width, height, pixels }: Picture): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1');
  return Buffer.concat([head, pixels]);
}
