/** Line icons on a 24 by 24 grid; decorative unless they have a label. */
const shapes = {
  heart:
    "M12 20.5S3.5 15.6 3.5 9.6A4.6 4.6 0 0 1 12 7.2a4.6 4.6 0 0 1 8.5 2.4c0 6-8.5 10.9-8.5 10.9Z",
  female: "M12 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10Zm0 0v7m-3-3h6",
  male: "M10 20a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-9.5L20 4m0 0h-4.5M20 4v4.5",
  plus: "M12 5v14M5 12h14",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L20 20",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  user: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 8.5c.6-4 3.4-6 7-6s6.400 2 7 6",
  logout: "M14 4.500H6v15h8M10.500 12H20m0 0-3.500-3.500M20 12l-3.500 3.500",
  globe:
    "M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17ZM3.500 12h17M12 3.500c5 5 5 12 0 17-5-5-5-12 0-17Z",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13v2m0 14v2M3 12h2m14 0h2M5.600 5.600 7 7m10 10 1.400 1.400M18.400 5.600 17 7M7 17l-1.400 1.400",
  moon: "M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10Z",
  tag: "M4 4h8l8 8-8 8-8-8Zm4.500 4.500h.01",
  arrow: "M5 12h14m-5-5 5 5-5 5",
  back: "M19 12H5m5-5-5 5 5 5",
  camera:
    "M4 8h3l1.500-2.500h7L17 8h3v11H4Zm8 8.500a3.300 3.300 0 1 0 0-6.600 3.300 3.300 0 0 0 0 6.600Z",
  check: "M5 12.500 10 17.500 19.500 7",
  printer: "M7 9V4h10v5M7 17H4V9h16v8h-3m-10-3h10v6H7Z",
  edit: "M4 20h4L19 9l-4-4L4 16Z",
} as const;

export type IconName = keyof typeof shapes;

export function Icon({
  name,
  label,
  filled = false,
  size = 20,
}: {
  name: IconName;
  label?: string;
  filled?: boolean;
  size?: number;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
