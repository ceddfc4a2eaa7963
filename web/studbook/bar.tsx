import styles from "./studbook.module.css";

const WIDTH = 100;
const HEIGHT = 10;

/** The number stands beside it. */
export function Bar({ share }: { share: number }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles["bar"]}
    >
      <rect width={Math.max(share * WIDTH, 1)} height={HEIGHT} className={styles["column"]} />
    </svg>
  );
}
